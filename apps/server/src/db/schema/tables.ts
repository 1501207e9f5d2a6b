// All tables, for the database client and for drizzle-kit.
export * from './account.ts';
export * from './audit.ts';
export * from './case.ts';
export * from './case-folder.ts';
export * from './case-report.ts';
export * from './case-search.ts';
export * from './chat.ts';
export * from './clone.ts';
export * from './document.ts';
export * from './file.ts';
export * from './installation.ts';
export * from './job.ts';
export * from './law.ts';
export * from './review.ts';
export * from './run.ts';
export * from './search.ts';
export * from './work.ts';
