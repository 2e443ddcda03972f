import { mount } from "svelte";
import App from "./App.svelte";
import { look } from "./parts/theme.svelte";
import { router } from "./router.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import { sounds } from "./sounds/sounds.svelte";
import { turns } from "./turns/turns.svelte";
import { tongue } from "./words/speech.svelte";

look.begin();
tongue.begin();
sounds.begin();
turns.begin();
router.begin();
mount(App, { target: document.getElementById("app")! });
