/** Starts a throw-away server; null where no PostgreSQL is installed. */
export function startPostgres(): { url: string; stop(): void } | null;
