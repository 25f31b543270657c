/** @jest-environment ./scripts/jest/page-environment.mjs */
// One file for the gate (scripts/jest/gathered.cjs); each of them runs alone as well.
import '../components/Field.test.tsx';
import '../components/dialogs.test.tsx';
import '../components/factor/Enrolment.test.tsx';
import '../components/tickets/TicketsDialog.test.tsx';
import '../components/waiting.test.tsx';
import '../features/auth/AuthPanel.test.tsx';
import '../features/auth/google.test.tsx';
import '../features/auth/link/LinkPage.test.tsx';
import '../features/auth/magicLink.test.tsx';
import '../features/catalogue/catalogue.test.tsx';
import '../features/profile/ProfilePage.test.tsx';
import '../features/profile/security/Security.test.tsx';
import '../features/team/TeamPage.test.tsx';
import '../features/team/audit/AuditList.test.tsx';
import '../features/team/person/PersonActions.test.tsx';
import './ErrorBoundary.test.tsx';
import './newVersion.test.ts';
import './pageHistory.test.tsx';
import './pages.test.tsx';
import './wayBack.test.tsx';
