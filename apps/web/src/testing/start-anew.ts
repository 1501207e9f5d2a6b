import { vi } from 'vitest';

// Files share a worker with the packages in it, which take long to load. What is ours is loaded anew for each of them: a page has one
// session, one list of pending requests, one draft of a question.
vi.resetModules();
