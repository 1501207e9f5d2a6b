import { flushCompileCache } from 'node:module';
import { resolveImportsOnce } from './runtime/resolve-imports-once.ts';

// Before the program is imported, which is why that is a module of its own.
resolveImportsOnce();
await import('./serve.ts');
// Now, because a process that is killed keeps nothing of what it compiled for the next start.
flushCompileCache();
