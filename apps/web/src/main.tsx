import './lib/without-eval.ts';
import './app/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Application } from './app/application.tsx';
import { connectClient } from './app/connect-client.ts';
import { router } from './app/router.tsx';
import { startI18n } from './lib/i18n.ts';
import { startSession } from './lib/session.ts';
import { startTheme } from './lib/theme.ts';

startTheme();
connectClient(router);
// Words first: a session that has ended is told in them.
await startI18n();
void startSession();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <Application router={router} />
  </StrictMode>,
);
