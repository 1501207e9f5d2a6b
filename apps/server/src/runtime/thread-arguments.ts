/** What a thread that loads much of the program is started with, as Node takes it: half of a short thread's time went into finding files. */
export const THREAD_ARGUMENTS = ['--import', new URL('./resolve-imports-once.ts', import.meta.url).href];
