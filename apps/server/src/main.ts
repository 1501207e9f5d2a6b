import { flushCompileCache } from 'node:module';
import './runtime/resolve-imports-once.ts';

// A module of its own, because what an `import` names is found before anything runs.
await import('./serve.ts');
// Now, because a process that is killed keeps nothing of what it compiled for the next start.
flushCompileCache();
