// Made by scripts/types.mjs from the server's schema (`make types`). Do not edit.

export interface paths {
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create Account
         * @description Make the caller's identity an account. They are who they were, with all their tables. Every key of the
         *     guest is void; the answer brings a new one, kept as the caller kept theirs.
         */
        post: operations["create_account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change Password
         * @description Another password. Every other device has to log in again; this one gets a new cookie or token.
         */
        post: operations["change_password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games
         * @description What can be played, with which options, and how strong bots can be.
         */
        get: operations["games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choices
         * @description For each value of each option: whether it can be chosen beside the others, or why not.
         */
        post: operations["choices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules
         * @description The rules, section by section. A game may bring none.
         */
        get: operations["rules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/tour": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * First Look
         * @description A few steps through a prepared game.
         */
        get: operations["first_look"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Become Guest
         * @description A new identity; a caller who has one keeps it.
         */
        post: operations["become_guest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log In
         * @description Be the owner of an account, on this device too. A guest's identity it had before is left behind.
         */
        post: operations["log_in"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log Out
         * @description Give up the cookie or token that this request came with. A guest is gone with it for good. That the
         *     device has logged in stays known.
         */
        post: operations["log_out"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Me
         * @description Who the caller is. A browser with a cookie from before TLS gets the one that only this host can set.
         */
        get: operations["me"];
        put?: never;
        /**
         * Rename Me
         * @description Another name, from now on; tables where one sits already keep the old one.
         */
        post: operations["rename_me"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Webhook
         * @description Where notices go now; its secret was told when it was set.
         */
        get: operations["get_webhook"];
        /**
         * Set Webhook
         * @description Be told of one's turn at tables with days for each decision, by a signed POST to a public address.
         */
        put: operations["set_webhook"];
        post?: never;
        /**
         * Drop Webhook
         * @description No more notices, not even those that wait.
         */
        delete: operations["drop_webhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Load Record
         * @description A record becomes a table that is over, whether the game was or not. If it does not replay to the
         *     letter it is refused, with the line and the reason.
         */
        post: operations["load_record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Tables
         * @description The lobby, page by page: open tables, those that have not begun first. Or the caller's own tables, the
         *     unfinished ones first.
         */
        get: operations["list_tables"];
        put?: never;
        /**
         * Create Table
         * @description A new table with the caller as its host. If no seat is left open, the game starts at once.
         */
        post: operations["create_table"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Table
         * @description The caller's view: position, prompt, legal actions, and what happened since a number.
         */
        get: operations["get_table"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/absence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Absence
         * @description Whether the person whom the game waits for is away, and what the caller may do about it: for those who
         *     play.
         */
        get: operations["get_absence"];
        put?: never;
        /**
         * End Waiting
         * @description Act while the person whom the game waits for is away, as the table's rule allows.
         */
        post: operations["end_waiting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/concede": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Concede
         * @description Give up. With two or more others left, a bot plays on in one's seat.
         */
        post: operations["concede"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hint
         * @description What a strong bot would do in the caller's place, knowing what the caller knows.
         */
        post: operations["hint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invitations
         * @description A link for each open seat, for the host to send.
         */
        get: operations["invitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join
         * @description Take an open seat: by invitation, or at a listed table any.
         */
        post: operations["join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave
         * @description Stand up before the game has started. If the host does, the table is closed.
         */
        post: operations["leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move
         * @description Make the decision that the caller's seat is asked for. It is on disk when this answers.
         */
        post: operations["move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview
         * @description The events that would follow an action now, unless it would reveal something.
         */
        get: operations["preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Proof
         * @description The hash of the seed from the start; after the end the seed, so that everybody can check.
         */
        get: operations["proof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Record
         * @description The game so far as the caller saw it; after the end the whole record, with its seed.
         */
        get: operations["record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rematch
         * @description The same again at a new table, to which the others are invited; one for all who ask, and whoever asks
         *     sits down there.
         */
        post: operations["rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace
         * @description Let a bot play one's seat for a while, and take it back.
         */
        post: operations["replace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start
         * @description The host begins; bots may fill the seats that are still open.
         */
        post: operations["start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo
         * @description Take one's last decision back, with those made together with it: at once while nothing was revealed,
         *     else the others are asked.
         */
        post: operations["undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/undo/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer Undo
         * @description Agree that somebody goes back, or not. Whoever asked can take it back by not agreeing.
         */
        post: operations["answer_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{id}/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why
         * @description The rule that forbids an action to the caller now.
         */
        get: operations["why"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/words/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Common Words
         * @description What the engine, the bots and the server say, as a Fluent catalogue.
         */
        get: operations["common_words"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/words/{language}/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Game Words
         * @description What a game says. It may reword what is in the common catalogue.
         */
        get: operations["game_words"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Healthz
         * @description Whether the process lives: if this fails, restart it. It asks nobody, so a database that is gone does
         *     not matter; Redis may be gone without harm.
         */
        get: operations["healthz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Readyz
         * @description Whether requests can be served: the database can be read and written now. If not, 503: send them
         *     elsewhere, and do not restart.
         */
        get: operations["readyz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** AbsenceRequest */
        AbsenceRequest: {
            /**
             * Act
             * @description call: a bot, which plays until the person is back. abort: end an early game without a result.
             *     claim: end a later one as if the others had conceded.
             * @enum {string}
             */
            act: "call" | "abort" | "claim";
            /**
             * Seat
             * @description The seat that the game waits for.
             */
            seat: number;
        };
        /**
         * AbsenceResponse
         * @description What the caller may do about the seat that the game waits for. Moments are milliseconds since 1970.
         */
        AbsenceResponse: {
            /**
             * Abort
             * @description From when on the game may be called off.
             */
            abort: number | null;
            /**
             * Call
             * @description From when on a bot may be called; null, also for the others: not as things stand.
             */
            call: number | null;
            /**
             * Claim
             * @description From when on the game may be claimed.
             */
            claim: number | null;
            /** Now */
            now: number;
            /**
             * Number
             * @description The table's, when this was asked.
             */
            number: number;
            /**
             * Seat
             * @description The seat that is waited for; null: the game does not wait for another person, or a clock decides.
             */
            seat: number | null;
            /**
             * Since
             * @description Since when that person has been away; null: they are here.
             */
            since: number | null;
        };
        /** AccountRequest */
        AccountRequest: {
            /** Name */
            name: string;
            /** Password */
            password: string;
        };
        /** ChoiceInfo */
        ChoiceInfo: {
            /** Value */
            value: boolean | number | string | null;
            /**
             * Why
             * @description Why it cannot be chosen with this number of players and the other options as they are, in the
             *     language that the request accepts; null: it can.
             */
            why: string | null;
        };
        /** ChoicesRequest */
        ChoicesRequest: {
            /**
             * Options
             * @default {}
             */
            options?: {
                [key: string]: boolean | number | string | null;
            };
            /** Players */
            players: number;
        };
        /** ChoicesResponse */
        ChoicesResponse: {
            /**
             * Mistakes
             * @description What is wrong with an option as it was given, by its name; the others are judged without it.
             */
            mistakes: {
                [key: string]: string;
            };
            /** Options */
            options: {
                [key: string]: components["schemas"]["ChoiceInfo"][];
            };
            /**
             * Problem
             * @description Why the game cannot be played like this; null: it can.
             */
            problem: string | null;
        };
        /**
         * DaysClock
         * @description Correspondence: so many days for each decision.
         */
        DaysClock: {
            /**
             * At End
             * @default mate
             */
            at_end?: string;
            /** Days */
            days: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "days";
        };
        /** DecisionInfo */
        DecisionInfo: {
            /** Action */
            action: string | null;
            /** Events */
            events: components["schemas"]["EventInfo"][];
            /** Number */
            number: number;
            /** Seat */
            seat: number;
        };
        /**
         * EntryInfo
         * @description One entry of the journal as the viewer may see it. Numbers have no gaps and are the same for all.
         */
        EntryInfo: {
            /**
             * Absent
             * @description For replace: because they were away.
             * @default null
             */
            absent?: boolean | null;
            /**
             * Action
             * @description The move's key: to who made it, and to all after the end.
             * @default null
             */
            action?: string | null;
            /** At */
            at: number;
            /**
             * By
             * @description For move: who decided. For close: who closed the table; null: the host.
             * @default null
             */
            by?: ("person" | "bot" | "host" | "operator" | "disuse") | null;
            /**
             * Called By
             * @description For replace: the seat whose player called the bot.
             * @default null
             */
            called_by?: number | null;
            /**
             * Claimed By
             * @description For concede: the seat whose player claimed the game, since this one's was away.
             * @default null
             */
            claimed_by?: number | null;
            /**
             * Decision
             * @description How many decisions came before this move.
             * @default null
             */
            decision?: number | null;
            /**
             * Events
             * @default null
             */
            events?: components["schemas"]["EventInfo"][] | null;
            /**
             * Invitation
             * @default null
             */
            invitation?: string | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "sit" | "stand" | "close" | "start" | "move" | "undo" | "ask" | "agree" | "decline" | "concede" | "timeout" | "replace" | "resume" | "abort" | "rematch" | "patch" | "break_off";
            /**
             * Level
             * @default null
             */
            level?: string | null;
            /**
             * Name
             * @default null
             */
            name?: string | null;
            /** Number */
            number: number;
            /**
             * Player
             * @default null
             */
            player?: string | null;
            /**
             * Rules
             * @description For patch: the version of the rules that the game goes on with.
             * @default null
             */
            rules?: number | null;
            /** Seat */
            seat: number | null;
            /**
             * Table
             * @default null
             */
            table?: string | null;
            /**
             * To
             * @description For undo: how many decisions are left.
             * @default null
             */
            to?: number | null;
        };
        /**
         * ErrorResponse
         * @description Why a request was refused.
         */
        ErrorResponse: {
            error: components["schemas"]["MessageInfo"];
            /**
             * Text
             * @description The same in the language that the request accepts.
             */
            text: string;
            /**
             * Where
             * @description The parts of the request that are not as they should be.
             * @default []
             */
            where?: string[];
        };
        /** EventInfo */
        EventInfo: {
            /** Args */
            args: {
                [key: string]: number | string | string[];
            };
            /**
             * @description What this viewer will be told instead as soon as the next decision is made.
             * @default null
             */
            fades?: components["schemas"]["FadedEventInfo"] | null;
            /** Id */
            id: string;
        };
        /** FadedEventInfo */
        FadedEventInfo: {
            /** Args */
            args: {
                [key: string]: number | string | string[];
            };
            /** Id */
            id: string;
        };
        /**
         * FigureInfo
         * @description A figure of the printed game that could not be read, so that a table may correct it.
         */
        FigureInfo: {
            /**
             * Id
             * @description `kind@place`
             */
            id: string;
            /** Kind */
            kind: string;
            /**
             * Kinds
             * @description By language, what all figures of this kind are called together.
             */
            kinds: {
                [key: string]: string;
            };
            /** Names */
            names: {
                [key: string]: string;
            };
            /**
             * Ours
             * @description What it is unless a table says otherwise.
             */
            ours: string;
            /**
             * Rulings
             * @description By language, why figures of this kind may need a correction, and how it is made.
             */
            rulings: {
                [key: string]: string;
            };
            /**
             * Value Names
             * @description By language, for each value.
             */
            value_names: {
                [key: string]: string;
            }[];
            /**
             * Values
             * @description What it may be: things by their ids, or numbers.
             */
            values: string[];
        };
        /**
         * GameClock
         * @description So many seconds for all decisions of a seat; each adds the increment.
         */
        GameClock: {
            /**
             * At End
             * @default mate
             */
            at_end?: string;
            /**
             * Increment
             * @default 0
             */
            increment?: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "game";
            /** Seconds */
            seconds: number;
        };
        /** GameInfo */
        GameInfo: {
            /** Actions */
            actions: number;
            /** Chance */
            chance: boolean;
            /** Colours */
            colours: {
                [key: string]: string;
            };
            /** Default Players */
            default_players: number;
            /** Hidden */
            hidden: boolean;
            /** Id */
            id: string;
            /**
             * Lengths
             * @description How long a game takes, roughly; empty if the game does not say.
             */
            lengths: {
                [key: string]: string;
            };
            /**
             * Lines
             * @description What it is about, in one sentence.
             */
            lines: {
                [key: string]: string;
            };
            /** Longest Game */
            longest_game: number;
            /** Max Players */
            max_players: number;
            /** Min Players */
            min_players: number;
            /** Names */
            names: {
                [key: string]: string;
            };
            /** Options */
            options: components["schemas"]["OptionInfo"][];
            /** Rules */
            rules: number;
            /**
             * Tour
             * @description Whether there is a first look at it, step by step.
             */
            tour: boolean;
        };
        /** GamesResponse */
        GamesResponse: {
            /** Games */
            games: components["schemas"]["GameInfo"][];
            /** Languages */
            languages: string[];
            /**
             * Levels
             * @description Of bots, weakest first.
             */
            levels: string[];
        };
        /** GuestRequest */
        GuestRequest: {
            /**
             * Keep
             * @description A browser keeps a cookie that no script can read; a program asks for a token.
             * @default cookie
             * @enum {string}
             */
            keep?: "cookie" | "token";
            /**
             * Name
             * @description Whoever leaves it out is called by the number of their seat, in the reader's language.
             */
            name?: string | null;
        };
        /** HealthResponse */
        HealthResponse: {
            /**
             * Redis
             * @description None: this server has none. Without it everything works, only later.
             */
            redis: ("ok" | "gone") | null;
            /**
             * Status
             * @constant
             */
            status: "ok";
            /** Version */
            version: string;
        };
        /**
         * HeartbeatFrame
         * @description Sent on every socket while nothing happens.
         */
        HeartbeatFrame: {
            /**
             * Number
             * @description The table's last number: whoever has less has missed something.
             */
            number: number | null;
            /**
             * Type
             * @constant
             */
            type: "beat";
        };
        /** HintResponse */
        HintResponse: {
            /** Action */
            action: string;
            /** Line */
            line: string[];
            /**
             * Number
             * @description The table's number when it was asked.
             */
            number: number;
            /** Thoughts */
            thoughts: components["schemas"]["ThoughtInfo"][];
            /** Win Chances */
            win_chances: number[];
        };
        /** InvitationInfo */
        InvitationInfo: {
            /** Invitation */
            invitation: string;
            /**
             * Path
             * @description Of the page, to be sent to whoever should sit there.
             */
            path: string;
            /** Seat */
            seat: number;
        };
        /** InvitationsResponse */
        InvitationsResponse: {
            /** Invitations */
            invitations: components["schemas"]["InvitationInfo"][];
        };
        /** JoinRequest */
        JoinRequest: {
            /** Invitation */
            invitation?: string | null;
            /** Name */
            name?: string | null;
            /** Seat */
            seat?: number | null;
        };
        /** LegalAction */
        LegalAction: {
            /** Action */
            action: number;
            /** Key */
            key: string;
            label: components["schemas"]["MessageInfo"];
        };
        /**
         * LobbyFrame
         * @description Sent on `/api/lobby/live`.
         */
        LobbyFrame: {
            /** Mine */
            mine: components["schemas"]["TableSummary"][];
            /**
             * Next
             * @description What to ask `GET /api/tables` for the next page with, as `after`; null if there is no more.
             * @default null
             */
            next?: string | null;
            /**
             * Open
             * @description The first page of those asked for.
             */
            open: components["schemas"]["TableSummary"][];
            /**
             * Type
             * @constant
             */
            type: "lobby";
            /**
             * Your Turn
             * @description The tables that wait for the caller.
             */
            your_turn: string[];
        };
        /** LoginRequest */
        LoginRequest: {
            /**
             * Device
             * @description What the last login on this device gave to a program.
             */
            device?: string | null;
            /**
             * Keep
             * @default cookie
             * @enum {string}
             */
            keep?: "cookie" | "token";
            /** Name */
            name: string;
            /** Password */
            password: string;
        };
        /** MeResponse */
        MeResponse: {
            /**
             * Account
             * @description The name to log in with; null: a guest.
             */
            account: string | null;
            /**
             * Device
             * @description Only beside the token of an account. Sent with the next login, it says that this device has logged in
             *     before: who guesses elsewhere does not lock it out. A browser keeps it in a cookie.
             */
            device?: string | null;
            /**
             * Name
             * @description Empty: they have not told it, or it has become the name of somebody else's account.
             */
            name: string;
            /** Player */
            player: string;
            /**
             * Token
             * @description Only in the answer that made it, and only if it was asked for. Sent as `Authorization: Bearer …`.
             */
            token?: string | null;
        };
        /**
         * MessageInfo
         * @description A sentence before it is put into a language: a message of the Fluent catalogues with its arguments.
         */
        MessageInfo: {
            /** Args */
            args: {
                [key: string]: number | string | string[];
            };
            /** Id */
            id: string;
        };
        /**
         * MoveClock
         * @description So many seconds for each decision.
         */
        MoveClock: {
            /**
             * At End
             * @description `loss`, or the level of the bot that takes over when time has run out.
             * @default mate
             */
            at_end?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "move";
            /** Seconds */
            seconds: number;
        };
        /** MoveRequest */
        MoveRequest: {
            /** Action */
            action: string;
            /**
             * Goes On
             * @description Whether it was decided together with the caller's move before: undo takes both back.
             * @default false
             */
            goes_on?: boolean;
            /**
             * Number
             * @description Of the entry this move would be: the table's `number` plus one.
             */
            number: number;
        };
        /** MoveResponse */
        MoveResponse: {
            /**
             * Outcome
             * @description repeated: this very move had been made under this number before. stale: look again, decide anew.
             * @enum {string}
             */
            outcome: "made" | "repeated" | "stale";
            table: components["schemas"]["TableResponse"];
        };
        /** NoClock */
        NoClock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "none";
        };
        /** OptionInfo */
        OptionInfo: {
            /** Default */
            default: boolean | number | string | null;
            /**
             * Figures
             * @description If the text corrects figures: these. It is then made of pairs, such as `flower@maria=yellow`.
             */
            figures: components["schemas"]["FigureInfo"][];
            /**
             * Helps
             * @description By language, what the name does not tell; empty where it tells enough.
             */
            helps: {
                [key: string]: string;
            };
            /** Name */
            name: string;
            /**
             * Names
             * @description By language.
             */
            names: {
                [key: string]: string;
            };
            /**
             * Nouns
             * @description Things that such a text may name: by these ids, or by their words in any language.
             */
            nouns: string[];
            /**
             * Text
             * @description Whether any other text may be given, too.
             */
            text: boolean;
            /**
             * Value Names
             * @description By language, for each value.
             */
            value_names: {
                [key: string]: string;
            }[];
            /**
             * Values
             * @description The first is the default.
             */
            values: (boolean | number | string | null)[];
        };
        /** OwnSeatRequest */
        OwnSeatRequest: {
            /**
             * Seat
             * @description Which of the caller's seats; needed only by who has several.
             */
            seat?: number | null;
        };
        /** PasswordRequest */
        PasswordRequest: {
            /** New */
            new: string;
            /** Old */
            old: string;
        };
        /** PreviewResponse */
        PreviewResponse: {
            /** Action */
            action: string;
            /** Allowed */
            allowed: boolean;
            /** Events */
            events: components["schemas"]["EventInfo"][];
            /**
             * Reveals
             * @description Whether it would reveal something: then nothing is foretold, and it cannot be taken back alone.
             */
            reveals: boolean;
        };
        /** ProofResponse */
        ProofResponse: {
            /**
             * Algorithm
             * @constant
             */
            algorithm: "sha256";
            /**
             * Seed
             * @description In decimal, as it was hashed: after the end.
             */
            seed: string | null;
            /** Seed Hash */
            seed_hash: string;
        };
        /** ReadyResponse */
        ReadyResponse: {
            /**
             * Status
             * @constant
             */
            status: "ready";
        };
        /** RecordRequest */
        RecordRequest: {
            /**
             * Record
             * @description The text of a record, as `GET /api/tables/{id}/record` gives it after the end.
             */
            record: string;
        };
        /** RecordResponse */
        RecordResponse: {
            /** Complete */
            complete: boolean;
            /** Decisions */
            decisions: components["schemas"]["DecisionInfo"][];
            /** Game */
            game: string;
            /** Names */
            names: string[];
            /** Options */
            options: {
                [key: string]: boolean | number | string | null;
            };
            /** Rules */
            rules: number;
            /** Start */
            start: components["schemas"]["EventInfo"][];
            /**
             * Text
             * @description The whole record with its seed: after the end.
             */
            text: string | null;
        };
        /**
         * RefusedFrame
         * @description Sent on a socket that is then closed, with 4000 plus the status as its code.
         */
        RefusedFrame: {
            error: components["schemas"]["MessageInfo"];
            /**
             * Text
             * @description The same in the language that the request accepts.
             */
            text: string;
            /**
             * Type
             * @constant
             */
            type: "refused";
            /**
             * Where
             * @description The parts of the request that are not as they should be.
             * @default []
             */
            where?: string[];
        };
        /** RenameRequest */
        RenameRequest: {
            /** Name */
            name: string;
        };
        /** ReplaceRequest */
        ReplaceRequest: {
            /**
             * By
             * @enum {string}
             */
            by: "bot" | "me";
            /** Level */
            level?: string | null;
            /**
             * Seat
             * @description Which of the caller's seats; needed only by who has several.
             */
            seat?: number | null;
        };
        /** ResultInfo */
        ResultInfo: {
            /**
             * By
             * @description absence: the others were away for so long that the game was claimed. abort: it was called off early.
             * @enum {string}
             */
            by: "play" | "concession" | "time" | "absence" | "abort";
            /** Conceded */
            conceded: number[];
            /**
             * Places
             * @description By seat; 1 is the best, and equal ones are shared. Whoever has conceded is last.
             */
            places: number[];
            /**
             * Scores
             * @description By seat. Empty, as are places and winners, if the game was called off.
             */
            scores: number[];
            /** Winners */
            winners: number[];
        };
        /** RuleSection */
        RuleSection: {
            /**
             * Id
             * @description The same in every language.
             */
            id: string;
            /**
             * Level
             * @description 2: a chapter, 3: a part of one.
             */
            level: number;
            /**
             * Text
             * @description Paragraphs, lists and tables in a little Markdown, never HTML. Links lead to other sections: `#id`.
             */
            text: string;
            /** Title */
            title: string;
        };
        /** RulesResponse */
        RulesResponse: {
            /** Game */
            game: string;
            /** Language */
            language: string;
            /**
             * Sections
             * @description In the order to read them; none if the game brings no rules.
             */
            sections: components["schemas"]["RuleSection"][];
        };
        /** SeatInfo */
        SeatInfo: {
            /**
             * Away
             * @description A person's seat that a bot plays for a while.
             */
            away: boolean;
            /**
             * Conceded
             * @description Cannot win any more: gave up, or ran out of time where that is the end.
             */
            conceded: boolean;
            /**
             * Held
             * @description Away without having said so; the seat is theirs again as soon as they look at the table.
             * @default false
             */
            held?: boolean;
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "bot" | "open";
            /**
             * Level
             * @description Of the bot that plays here now.
             */
            level: string | null;
            /** Name */
            name: string | null;
            /**
             * Out Of Time
             * @default false
             */
            out_of_time?: boolean;
            /** Player */
            player: string | null;
        };
        /** SeatRequest */
        SeatRequest: {
            /**
             * Kind
             * @description human: the caller sits here. open: whoever comes.
             * @enum {string}
             */
            kind: "human" | "bot" | "open";
            /** Level */
            level?: string | null;
            /** Name */
            name?: string | null;
        };
        /** StartRequest */
        StartRequest: {
            /**
             * Fill
             * @description The level of bots for the seats that are still open.
             */
            fill?: string | null;
        };
        /**
         * TableFrame
         * @description Sent on `/api/tables/{id}/live`: all messages since the last frame, and the table after them.
         */
        TableFrame: {
            /**
             * Now
             * @description The server's time, to set one's own clock by.
             */
            now: number;
            table: components["schemas"]["TableResponse"];
            /**
             * Type
             * @constant
             */
            type: "table";
        };
        /** TableRequest */
        TableRequest: {
            /**
             * Clock
             * @default {
             *       "kind": "none"
             *     }
             */
            clock?: components["schemas"]["NoClock"] | components["schemas"]["MoveClock"] | components["schemas"]["GameClock"] | components["schemas"]["DaysClock"];
            /** Game */
            game: string;
            /**
             * Grace
             * @description After how many seconds a bot holds the seat of somebody who is away while others wait.
             */
            grace?: number | null;
            /**
             * Hints
             * @description Whether players may ask a bot for advice; if not said, only where nobody else can sit down.
             */
            hints?: boolean | null;
            /**
             * Options
             * @default {}
             */
            options?: {
                [key: string]: boolean | number | string | null;
            };
            /**
             * Patience
             * @description At a table without a clock: after how many seconds of somebody's absence the others may call a bot, or
             *     end the game.
             * @default 120
             */
            patience?: number;
            /** Seats */
            seats: components["schemas"]["SeatRequest"][];
            /**
             * Several Seats
             * @description Whether one person may take several seats of an open table without an invitation for each.
             * @default false
             */
            several_seats?: boolean;
            /**
             * Spectators
             * @default true
             */
            spectators?: boolean;
            /**
             * Start When Full
             * @default true
             */
            start_when_full?: boolean;
            /**
             * Visibility
             * @default private
             * @enum {string}
             */
            visibility?: "private" | "open";
        };
        /** TableResponse */
        TableResponse: {
            /** Clock */
            clock: components["schemas"]["NoClock"] | components["schemas"]["MoveClock"] | components["schemas"]["GameClock"] | components["schemas"]["DaysClock"];
            /**
             * Closed By
             * @description disuse: nobody had come for long.
             */
            closed_by: ("host" | "operator" | "disuse") | null;
            /** Created */
            created: number;
            /** Decides */
            decides: number | null;
            /** Game */
            game: string;
            /** Grace */
            grace: number | null;
            /** Hints */
            hints: boolean;
            /** Host */
            host: string;
            /** Id */
            id: string;
            /**
             * Loaded
             * @description A record that somebody brought along: it was not played here.
             */
            loaded: boolean;
            /**
             * Messages
             * @description After `since`, if that was given.
             */
            messages: components["schemas"]["EntryInfo"][];
            /**
             * Number
             * @description Of the last entry.
             */
            number: number;
            /** Options */
            options: {
                [key: string]: boolean | number | string | null;
            };
            problem: components["schemas"]["MessageInfo"] | null;
            /** Rematch */
            rematch: string | null;
            result: components["schemas"]["ResultInfo"] | null;
            /** Rules */
            rules: number;
            /** Seats */
            seats: components["schemas"]["SeatInfo"][];
            /**
             * Secrets
             * @description Whether some seat may see what another may not: then people at one device pass it on unseen.
             *     Where the game cannot be asked, it may.
             */
            secrets: boolean;
            /** Seed Hash */
            seed_hash: string;
            /**
             * Several Seats
             * @description Whether one person may take several seats without an invitation for each.
             */
            several_seats: boolean;
            /** Spectators */
            spectators: boolean;
            /**
             * Status
             * @enum {string}
             */
            status: "gathering" | "playing" | "over" | "closed" | "needs_patch";
            /** @description Null where there is no clock, and before the start. */
            time: components["schemas"]["TimeInfo"] | null;
            undo: components["schemas"]["UndoInfo"];
            view: components["schemas"]["ViewInfo"] | null;
            /**
             * Visibility
             * @enum {string}
             */
            visibility: "private" | "open";
            /** @description Null where a clock decides, or only one person can sit. */
            waiting_rule: components["schemas"]["WaitingRuleInfo"] | null;
            you: components["schemas"]["ViewerInfo"];
        };
        /** TableSummary */
        TableSummary: {
            /** Created */
            created: number;
            /** Decides */
            decides: number | null;
            /** Game */
            game: string;
            /** Id */
            id: string;
            /** Number */
            number: number;
            result: components["schemas"]["ResultInfo"] | null;
            /** Seats */
            seats: components["schemas"]["SeatInfo"][];
            /**
             * Status
             * @enum {string}
             */
            status: "gathering" | "playing" | "over" | "closed" | "needs_patch";
            /**
             * Visibility
             * @enum {string}
             */
            visibility: "private" | "open";
        };
        /** TablesResponse */
        TablesResponse: {
            /**
             * Next
             * @description What to ask for the next page with, as `after`; null if there is no more.
             */
            next?: string | null;
            /** Tables */
            tables: components["schemas"]["TableSummary"][];
        };
        /** ThoughtInfo */
        ThoughtInfo: {
            /** Action */
            action: string;
            /**
             * Share
             * @description Of the time spent on it.
             */
            share: number;
            /** Win Chance */
            win_chance: number;
        };
        /**
         * TimeInfo
         * @description In milliseconds; moments since 1970 by the server's clock.
         */
        TimeInfo: {
            /** Deadline */
            deadline: number | null;
            /**
             * Left
             * @description What each seat had left at `since`.
             */
            left: number[];
            /**
             * Running
             * @description The seat whose time has been running since then.
             */
            running: number | null;
            /** Since */
            since: number;
        };
        /** TourResponse */
        TourResponse: {
            /** Game */
            game: string;
            /** Language */
            language: string;
            /** Steps */
            steps: components["schemas"]["TourStep"][];
        };
        /** TourStep */
        TourStep: {
            /**
             * Ask
             * @description Whether the reader is asked to make that decision; it leads on to the next step.
             */
            ask: boolean;
            /**
             * Events
             * @description What happened since the step before.
             */
            events: components["schemas"]["EventInfo"][];
            /**
             * Id
             * @description The same in every language.
             */
            id: string;
            /**
             * Point
             * @description The action whose piece the step speaks of.
             */
            point: string | null;
            /**
             * Text
             * @description In the little Markdown of the rules.
             */
            text: string;
            /** Title */
            title: string;
            view: components["schemas"]["ViewInfo"];
            /**
             * Zones
             * @description The parts of the view that it speaks of, such as `market` or `seats.0.hand`.
             */
            zones: string[];
        };
        /** UndoAnswerRequest */
        UndoAnswerRequest: {
            /** Agree */
            agree: boolean;
            /**
             * Request
             * @description The `number` of the request that is answered.
             */
            request: number;
        };
        /** UndoInfo */
        UndoInfo: {
            /**
             * Free
             * @description Whether the viewer's last decision can be taken back without asking.
             */
            free: boolean;
            request: components["schemas"]["UndoProposalInfo"] | null;
        };
        /** UndoProposalInfo */
        UndoProposalInfo: {
            /** Agreed */
            agreed: number[];
            /** Number */
            number: number;
            /** Seat */
            seat: number;
            /** To */
            to: number;
            /** Voters */
            voters: number[];
        };
        /** UndoRequest */
        UndoRequest: {
            /** Number */
            number: number;
        };
        /**
         * ViewInfo
         * @description What the seat may see of the game.
         */
        ViewInfo: {
            /** Current Player */
            current_player: number | null;
            /** Game */
            game: string;
            /** Is Over */
            is_over: boolean;
            /** Legal */
            legal: components["schemas"]["LegalAction"][];
            /**
             * Places
             * @description By seat; 1 is the best, and equal ones are shared.
             * @default null
             */
            places?: number[] | null;
            /** Players */
            players: number;
            /** Position */
            position: {
                [key: string]: unknown;
            };
            prompt: components["schemas"]["MessageInfo"];
            /**
             * Rules
             * @description The section of the rules that the prompt belongs to.
             * @default null
             */
            rules?: string | null;
            /**
             * Scores
             * @default null
             */
            scores?: number[] | null;
            /** Seat */
            seat: number | null;
            /**
             * Winners
             * @default null
             */
            winners?: number[] | null;
        };
        /** ViewerInfo */
        ViewerInfo: {
            /** Host */
            host: boolean;
            /** Player */
            player: string | null;
            /**
             * Seat
             * @description Through whose eyes this is seen; null: a spectator.
             */
            seat: number | null;
            /** Seats */
            seats: number[];
        };
        /**
         * WaitingRuleInfo
         * @description What the others may do while a game without a clock waits for somebody; in seconds.
         */
        WaitingRuleInfo: {
            /**
             * Away
             * @description Of absence, after which they may call a bot, or call an early game off. Null: a bot comes by itself.
             */
            away: number | null;
            /**
             * Claim
             * @description Of absence, after which a game that has two sides left may be claimed.
             */
            claim: number | null;
            /**
             * Early
             * @description A game is early until every person's seat has made so many decisions.
             */
            early: number;
            /**
             * Idle
             * @description Without a decision, after which they may call a bot though the person is here.
             */
            idle: number;
        };
        /** WebhookRequest */
        WebhookRequest: {
            /**
             * Url
             * @description http or https, at a public address, on port 80, 443 or one above 1023.
             */
            url: string;
        };
        /** WebhookResponse */
        WebhookResponse: {
            /**
             * Secret
             * @description Only in the answer that set it. Each notice has the header `Harbourside-Signature: t=…,v1=…`:
             *     v1 is the HMAC-SHA256 of t, a dot and the body.
             */
            secret?: string | null;
            /** Url */
            url: string | null;
        };
        /** WhyResponse */
        WhyResponse: {
            /** Action */
            action: string;
            /** Allowed */
            allowed: boolean;
            /**
             * Rules
             * @description The section of the rules that says so.
             */
            rules: string | null;
            /** Text */
            text: string | null;
            why: components["schemas"]["MessageInfo"] | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    create_account: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description An identity is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It does not fit the table as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    change_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description An identity is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It does not fit the table as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    games: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamesResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    choices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChoicesRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChoicesResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or not for this caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    rules: {
        parameters: {
            query?: {
                /** @description If not said, the language that the request accepts. */
                language?: ("en" | "pl") | null;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or not for this caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    first_look: {
        parameters: {
            query?: {
                /** @description If not said, the language that the request accepts. */
                language?: ("en" | "pl") | null;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or not for this caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    become_guest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It does not fit the table as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    log_in: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description An identity is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    log_out: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description An identity is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description An identity is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    rename_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description An identity is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It does not fit the table as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    get_webhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description An identity is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    set_webhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description An identity is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    drop_webhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description An identity is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    load_record: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description An identity is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or not for this caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    list_tables: {
        parameters: {
            query?: {
                /** @description The `next` of the page before; without it, the first page. */
                after?: string | null;
                mine?: boolean;
                game?: string | null;
                /** @description How many seats a table has. */
                players?: number | null;
                /** @description Only tables with a free seat. */
                free?: boolean;
                /** @description Tables on a page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TablesResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description An identity is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or not for this caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    create_table: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description An identity is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or not for this caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It does not fit the table as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    get_table: {
        parameters: {
            query?: {
                /** @description The last message already had. */
                since?: number | null;
                /** @description One of the caller's; after the end, anybody's. */
                seat?: number | null;
                /** @description Look as a spectator does. */
                spectate?: boolean;
                /** @description As it was after this number. */
                at?: number | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description An identity is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or not for this caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    get_absence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description An identity is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or not for this caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It does not fit the table as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    end_waiting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbsenceRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description An identity is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or not for this caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It does not fit the table as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    concede: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnSeatRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description An identity is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or not for this caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It does not fit the table as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    hint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnSeatRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HintResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description An identity is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or not for this caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It does not fit the table as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    invitations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationsResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description An identity is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or not for this caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    join: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description An identity is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or not for this caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It does not fit the table as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    leave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description An identity is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or not for this caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It does not fit the table as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    move: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoveResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description An identity is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or not for this caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The number is not the next one: the table as it is now. Or it is not the caller's turn. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoveResponse"] | components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    preview: {
        parameters: {
            query: {
                action: string;
                /** @description One of the caller's; after the end, anybody's. */
                seat?: number | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description An identity is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or not for this caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It does not fit the table as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    proof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProofResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description An identity is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or not for this caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    record: {
        parameters: {
            query?: {
                /** @description One of the caller's; after the end, anybody's. */
                seat?: number | null;
                /** @description Look as a spectator does. */
                spectate?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description An identity is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or not for this caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It does not fit the table as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    rematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description An identity is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or not for this caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It does not fit the table as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    replace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description An identity is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or not for this caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It does not fit the table as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    start: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description An identity is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or not for this caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It does not fit the table as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    undo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description An identity is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or not for this caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It does not fit the table as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    answer_undo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoAnswerRequest"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description An identity is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or not for this caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It does not fit the table as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    why: {
        parameters: {
            query: {
                action: string;
                /** @description One of the caller's; after the end, anybody's. */
                seat?: number | null;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhyResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description An identity is needed. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or not for this caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It does not fit the table as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    common_words: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                language: "en" | "pl";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A Fluent catalogue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    game_words: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                language: "en" | "pl";
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A Fluent catalogue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description There is no such thing, or not for this caller. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description It makes no sense: the error says why. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    healthz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthResponse"];
                };
            };
        };
    };
    readyz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadyResponse"];
                };
            };
            /** @description The request cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not for this caller. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Too many requests; Retry-After says when. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description Not now; Retry-After says when, if it is the server that cannot. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
}
