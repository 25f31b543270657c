/** @jest-environment ./scripts/jest/page-environment.mjs */
// One file for the gate (scripts/jest/gathered.cjs); each of them runs alone as well.
import '../../lib/figure/useFigure.test.tsx';
import '../../lib/session/session.test.ts';
import '../../lib/voice/speaker/speaker.test.ts';
import './Game.test.tsx';
import './battle/opponents.test.tsx';
import './menu/menu.test.tsx';
import './nativeShell.test.tsx';
import './overlays/ConnectionOverlay.test.tsx';
import './panels/BetStepper.test.tsx';
import './panels/panels.test.tsx';
import './sceneLanguage.test.tsx';
import './stage/talk.test.tsx';
