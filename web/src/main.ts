import { mount } from "svelte";
import App from "./App.svelte";
import { theme } from "./browser/theme.svelte";
import { router } from "./browser/router.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import { sounds } from "./sounds/sounds.svelte";
import { turns } from "./turns/turns.svelte";
import { locale } from "./words/speech.svelte";

theme.begin();
locale.begin();
sounds.begin();
turns.begin();
router.begin();
mount(App, { target: document.getElementById("app")! });
