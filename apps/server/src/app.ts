import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadCaseDigests } from '@mingfa/content/load-case-digests';
import type { OfficialClone } from '@mingfa/content/load-clones';
import { loadHome } from '@mingfa/content/load-home';
import type { PieceLimits } from '@mingfa/files/recordings/plan-pieces';
import type { FastifyInstance } from 'fastify';
import { deletionLogFile } from './adapters/deletion-log-file.ts';
import { TableJobDesk } from './adapters/jobs-table/table-job-desk.ts';
import { TableJobs } from './adapters/jobs-table/table-jobs.ts';
import { pinoLogger } from './adapters/logger-pino.ts';
import { openSecretsFile } from './adapters/secrets-file.ts';
import { DuckdbTableEngine } from './adapters/table-duckdb/duckdb-table-engine.ts';
import { chooseFiles } from './choose-files.ts';
import { chooseTextSearch } from './choose-text-search.ts';
import { composeAnswering } from './compose-answering.ts';
import { composeCaseImports } from './compose-case-imports.ts';
import { type ChatParts, composeChat } from './compose-chat.ts';
import { composeCitationAudits } from './compose-citation-audits.ts';
import { composeClones } from './compose-clones.ts';
import { composeDatasets } from './compose-datasets.ts';
import { composeDocuments } from './compose-documents.ts';
import { composeDrafting } from './compose-drafting.ts';
import { composeFileReading } from './compose-file-reading.ts';
import { LABELLED_THINGS } from './compose-labels.ts';
import { composeLaw } from './compose-law.ts';
import { composeModels } from './compose-models.ts';
import { composePersonalData } from './compose-personal-data.ts';
import { composeReading } from './compose-reading.ts';
import { composeRecordingWords } from './compose-recording-words.ts';
import { composeRecordings } from './compose-recordings.ts';
import { composeRetrieval, settleVectors } from './compose-retrieval.ts';
import { composeReviewTables } from './compose-review-tables.ts';
import { composeReviews } from './compose-reviews.ts';
import { composeRights } from './compose-rights.ts';
import { composeSharing } from './compose-sharing.ts';
import { composeSms } from './compose-sms.ts';
import { composeWebPages } from './compose-web-pages.ts';
import { composeWebSearch, type WebSearchParts } from './compose-web-search.ts';
import type { DatabaseConnection } from './db/client.ts';
import { findOpenSessions } from './engine/access/index.ts';
import { chainEvents } from './engine/audit/index.ts';
import { createOutgoingGate, type OutgoingMasker, threadMasker } from './engine/outgoing-gate/index.ts';
import { similarCasesInThread } from './engine/retrieval/index.ts';
import { pruneRuns, Runs } from './engine/runs/index.ts';
import { LiveWork, NodeLease, repeat } from './engine/work/index.ts';
import type { Environment } from './env.ts';
import {
  type AccountContext,
  authenticate,
  forgetOldRows,
  readSetupCode,
  removeGoneGuests,
} from './features/account/index.ts';
import { resumeCaseImports, seedCaseDigests } from './features/case/index.ts';
import { createCloneDesk } from './features/clone/index.ts';
import { forgetNetworks } from './features/feedback/index.ts';
import { removeOldCleanCopies } from './features/generated-label/index.ts';
import type { ModelLimits } from './features/review/index.ts';
import { buildServer } from './http/build-server.ts';
import { forgetOldKeys } from './http/idempotency.ts';
import type { BoundRoute } from './http/route.ts';
import { accountRoutes } from './http/routes/account-routes.ts';
import { adminAuditRoutes } from './http/routes/admin-audit-routes.ts';
import { adminJobRoutes } from './http/routes/admin-job-routes.ts';
import { adminOverviewRoutes } from './http/routes/admin-overview-routes.ts';
import { adminUserRoutes } from './http/routes/admin-user-routes.ts';
import { administrationRoutes } from './http/routes/administration-routes.ts';
import { backupRoutes } from './http/routes/backup-routes.ts';
import { calculatorRoutes } from './http/routes/calculator-routes.ts';
import { caseImportRoutes } from './http/routes/case-import-routes.ts';
import { caseReportRoutes } from './http/routes/case-report-routes.ts';
import { caseRoutes } from './http/routes/case-routes.ts';
import { feedbackRoutes } from './http/routes/feedback-routes.ts';
import { generatedLabelRoutes } from './http/routes/generated-label-routes.ts';
import { homeRoutes } from './http/routes/home-routes.ts';
import { outgoingGateRoutes } from './http/routes/outgoing-gate-routes.ts';
import { smsRoutes } from './http/routes/sms-routes.ts';
import { systemRoutes } from './http/routes/system-routes.ts';
import { BackupShelf } from './installation/backup-shelf.ts';
import { Backups, type MakeBackup } from './installation/backups.ts';
import type { ArticleReader } from './ports/article-reader.ts';
import type { BundleMaker } from './ports/bundle-maker.ts';
import type { Clock } from './ports/clock.ts';
import type { DocumentParser } from './ports/document-parser.ts';
import type { FileStore } from './ports/file-store.ts';
import type { Ids } from './ports/ids.ts';
import type { Logger } from './ports/logger.ts';
import type { PictureReader } from './ports/picture-reader.ts';
import type { RecordingReader } from './ports/recording-reader.ts';
import type { Secrets } from './ports/secrets.ts';
import type { SmsSender } from './ports/sms-sender.ts';
import type { TableEngine } from './ports/table-engine.ts';
import { errorForLog } from './runtime/error-for-log.ts';
import { randomIds } from './runtime/random-ids.ts';
import { ProcessStarter } from './runtime/starting-processes/process-starter.ts';
import { systemClock } from './runtime/system-clock.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));
const SIMILAR_CASES_PROGRAM = new URL('./similar-cases-thread.ts', import.meta.url);
const OUTGOING_GATE_PROGRAM = new URL('./outgoing-gate-thread.ts', import.meta.url);
const HOUSEKEEPING_MS = 3_600_000;
const CHAIN_MS = 300_000;

/** What tests, and the process around the application, put in the place of the usual. */
export interface AppOverrides {
  clock?: Clock;
  ids?: Ids;
  logger?: Logger;
  secrets?: Secrets;
  files?: FileStore;
  /** In the place of what the environment names. */
  sms?: SmsSender;
  parser?: DocumentParser;
  articleReader?: ArticleReader;
  pictures?: PictureReader;
  bundleMaker?: BundleMaker;
  recordingReader?: RecordingReader;
  tableEngine?: TableEngine;
  /** What is sent to a recogniser of speech at once. */
  pieceLimits?: Partial<PieceLimits>;
  /** Who searches the web, and how its pages are opened. */
  webSearch?: WebSearchParts;
  /** Who masks what leaves this host. */
  outgoingMasker?: OutgoingMasker;
  /** Null serves the API alone. */
  webFolder?: string | null;
  onContractBreach?: 'throw' | 'log';
  /** Clones that come with the program. */
  officialClones?: readonly OfficialClone[];
  /** Who answers questions. */
  chat?: Partial<ChatParts>;
  /** What a model may cost in a contract review. */
  reviewLimits?: Partial<ModelLimits>;
  /** A program that exports the rules which fill columns of review tables. */
  reviewColumns?: URL;
  /** Lets the command line on this machine act as an administrator. */
  controlToken?: string;
  /** Writes a backup. */
  backUp?: MakeBackup;
}

/** The composed application. */
export interface App {
  server: FastifyInstance;
  context: AccountContext;
  tableEngine: TableEngine;
  /** The code that makes the first administrator, or null once there is one. */
  readSetupCode(): Promise<string | null>;
  /** Settles when no job runs behind the requests. */
  idle(): Promise<void>;
  /** Removes what has had its time; every hour by itself. */
  keepHouse(): Promise<void>;
  /** Begins what is begun before anybody is served. */
  prepare(): Promise<void>;
  /** Reads what the first request for it would wait for, while others are served. */
  readAhead(): Promise<void>;
  /** Finishes what was begun, then stops. The database is the caller's to close. */
  close(): Promise<void>;
}

/** Composes the application over an open, migrated database. The only place that names adapters. */
export async function buildApp(
  environment: Environment,
  connection: DatabaseConnection,
  overrides: AppOverrides = {},
): Promise<App> {
  const home = await loadHome();
  const secrets = overrides.secrets ?? (await openSecretsFile(environment.dataDir));
  const sms = composeSms(environment, { db: connection.db, secrets }, overrides.sms);
  const context: AccountContext = {
    db: connection.db,
    capabilities: connection.capabilities,
    clock: overrides.clock ?? systemClock,
    ids: overrides.ids ?? randomIds,
    logger: overrides.logger ?? pinoLogger(environment.LOG_LEVEL),
    secrets,
    pseudonymOf: (userId) => secrets.sign('pseudonym', userId).slice(0, 16),
    files: overrides.files ?? chooseFiles(environment),
    sms: sms.sms,
    personalData: [],
    deletionLog: deletionLogFile(environment.dataDir),
    accountSettings: {
      guestsPerAddressADay: environment.GUESTS_PER_ADDRESS_A_DAY,
      guestsInTotal: environment.GUESTS_IN_TOTAL,
      questionsADay: {
        guest: environment.QUESTIONS_A_DAY_GUEST,
        user: environment.QUESTIONS_A_DAY_USER,
      },
      sessionDays: environment.SESSION_DAYS,
      sessionIdleDays: environment.SESSION_IDLE_DAYS,
      agreementVersions: {
        'user-agreement': home.agreements['user-agreement']['zh-CN'].version,
        'privacy-policy': home.agreements['privacy-policy']['zh-CN'].version,
      },
    },
  };

  const search = chooseTextSearch(connection);
  await search.ensureReady();
  const node = new NodeLease(context);
  const liveWork = new LiveWork();
  const jobs = new TableJobs(context, node);
  const runs = new Runs(context, { node });
  const gate = createOutgoingGate({
    db: context.db,
    masker: overrides.outgoingMasker ?? threadMasker(OUTGOING_GATE_PROGRAM),
  });
  const starter = new ProcessStarter();
  const fileReading = composeFileReading(environment, context.logger, starter);
  const models = await composeModels(environment, context, gate, overrides.chat ?? {}, fileReading);
  const similarCases = similarCasesInThread({
    program: SIMILAR_CASES_PROGRAM,
    database: connection.address,
    folder: join(environment.dataDir, 'similar-cases'),
  });
  const retrieval = await composeRetrieval(environment, context, {
    search,
    searchModels: models.searchModels,
    jobs,
    similarCases,
  });
  const parser = overrides.parser ?? fileReading.parser;
  const documents = composeDocuments(context, { ...retrieval, jobs, liveWork, parser });
  const { printer } = fileReading;
  const library = await composeLaw(environment, context, connection, { ...retrieval, jobs, parser });
  const caseImports = composeCaseImports(environment, connection, context, { jobs, parser, similarCases });
  if (environment.SEED_STARTER_LIBRARY) await seedCaseDigests(caseImports, await loadCaseDigests());
  const articleReader = overrides.articleReader ?? fileReading.articleReader;
  const webSearch = await composeWebSearch(context, gate, articleReader, overrides.webSearch);
  const answering = { ...(await composeAnswering(context, retrieval, webSearch.web)), ...overrides.chat };
  const chat = composeChat(context, {
    ...answering,
    models,
    ingestion: documents.ingestion,
    runs,
    printer,
    clones: createCloneDesk(context),
    settleVectors: () => settleVectors(retrieval),
    recogniserFolders: fileReading.recogniserFolders,
    recordingReader: overrides.recordingReader ?? fileReading.recordings,
  });
  const reviews = await composeReviews(context, {
    ingestion: documents.ingestion,
    models: models.models,
    retrieval,
    docxChanges: fileReading.docxChanges,
    printer,
    modelLimits: overrides.reviewLimits,
  });
  const citationAudits = composeCitationAudits(documents.ingestion, {
    database: connection.address,
    docxChanges: fileReading.docxChanges,
    printer,
  });
  const drafting = await composeDrafting(context, documents.ingestion, {
    auditThreads: citationAudits.auditThreads,
    printer,
    bundleMaker: overrides.bundleMaker ?? fileReading.bundleMaker,
    wordTemplates: fileReading.wordTemplates,
    letterheads: fileReading.letterheads,
    runs,
    models: models.models,
    retrieval,
  });
  const pictures = overrides.pictures ?? fileReading.pictures;
  const clones = await composeClones(context, {
    answer: answering.answer,
    models: models.models,
    imageModels: models.imageModels,
    pictures,
    jobs,
    liveWork,
    official: overrides.officialClones,
  });
  const tableEngine =
    overrides.tableEngine ??
    new DuckdbTableEngine({ folder: join(environment.dataDir, 'tables'), logger: context.logger, starter });
  const datasets = composeDatasets(context, {
    ingestion: documents.ingestion,
    tableEngine,
    models: models.models,
    gate,
    printer,
  });
  const reviewTables = await composeReviewTables(context, {
    ingestion: documents.ingestion,
    datasets: datasets.datasets,
    models: models.models,
    printer,
    webAddress: environment.PUBLIC_URL,
    columnProgram: overrides.reviewColumns,
    modelWaitsMs: overrides.reviewLimits?.waitsMs,
  });
  context.personalData.push(
    ...composePersonalData({ ...documents.ingestion, runs, caseImports, tableEngine }),
  );
  const rights = composeRights({ ...context, jobs, agreements: home.agreements });
  const recordings = composeRecordings(
    { ...documents.ingestion, secrets },
    {
      recordingReader: overrides.recordingReader ?? fileReading.recordings,
      transcribers: models.transcribers,
      pieceLimits: overrides.pieceLimits,
      backupDays: environment.MINGFA_BACKUP_HOUR === undefined ? 0 : keptDaysOf(environment),
    },
  );
  const reading = composeReading(documents.ingestion, printer);
  const recordingWords = await composeRecordingWords(recordings.recordings, {
    printer,
    transcriptReader: fileReading.transcriptReader,
  });
  const sharing = composeSharing(context, {
    chat: chat.chat,
    reading: reading.reading,
    reviews: reviews.reviews,
    drafting: drafting.drafting,
  });
  const backups = new Backups(context, environment, { jobs, make: overrides.backUp ?? noBackUp });
  const backupShelf = new BackupShelf(context, environment, jobs);
  const routes: BoundRoute[] = [
    ...systemRoutes(context),
    ...homeRoutes(context, home),
    ...calculatorRoutes(context),
    ...accountRoutes(context),
    ...rights.routes,
    ...administrationRoutes(context),
    ...backupRoutes(context, backups, backupShelf),
    ...adminUserRoutes(context),
    ...adminAuditRoutes(context),
    ...adminJobRoutes({ ...context, jobDesk: new TableJobDesk({ jobs, clock: context.clock }) }),
    ...adminOverviewRoutes(context, { hasEnvironmentModel: environment.MODEL_BASE_URL !== undefined }),
    ...smsRoutes({ ...context, ...sms }),
    ...outgoingGateRoutes({ ...context, gate, environmentModels: models.environmentModels }),
    ...feedbackRoutes({ ...context, pictures }),
    ...library.routes,
    ...caseImportRoutes({ ...caseImports, files: context.files }),
    ...caseRoutes({ ...caseImports, similarCases }),
    ...caseReportRoutes({ ...context, similarCases, printer }),
    ...chat.routes,
    ...documents.routes,
    ...composeWebPages(documents.ingestion, articleReader).routes,
    ...webSearch.routes,
    ...reading.routes,
    ...datasets.routes,
    ...reviewTables.routes,
    ...recordingWords.routes,
    ...recordings.routes,
    ...reviews.routes,
    ...citationAudits.routes,
    ...clones.routes,
    ...drafting.routes,
    ...generatedLabelRoutes({ ...context, labelledThings: LABELLED_THINGS }),
    ...sharing.routes,
  ];
  const server = await buildServer({
    routes,
    context,
    authenticate: (token) => authenticate(context, token),
    findOpenSessions: async (sessionIds) => new Set((await findOpenSessions(context, sessionIds)).keys()),
    controlToken: overrides.controlToken,
    publicUrl: environment.PUBLIC_URL,
    trustProxy: environment.TRUST_PROXY,
    allowedHosts: environment.ALLOWED_HOSTS,
    rateLimits: {
      perAddress: environment.RATE_LIMIT_PER_MINUTE,
      perSession: environment.RATE_LIMIT_PER_MINUTE_SESSION,
    },
    webFolder: overrides.webFolder === undefined ? WEB_FOLDER : overrides.webFolder,
    readPreviewTitle: sharing.readPreviewTitle,
    onContractBreach: overrides.onContractBreach,
  });

  await node.begin();
  await runs.begin();
  await rights.repeat();
  await jobs.start();
  await library.resume();
  await resumeCaseImports(caseImports);
  await documents.resume();
  await reviews.resume();
  await citationAudits.resume();
  await drafting.resume();
  await recordingWords.resume();
  await clones.resume();
  await recordings.resume();
  await datasets.resume();
  await reviewTables.resume();
  await settleVectors(retrieval);
  await backups.resume();
  // Entries are chained while nobody asks for them.
  const endChaining = repeat(CHAIN_MS, context.logger, async () => void (await chainEvents(context)));
  await rights.resume();
  const clearUp = () =>
    keepHouse(context, [chat, documents, clones, rights, sharing, drafting, recordings, datasets]);
  const housekeeping = setInterval(() => void clearUp(), HOUSEKEEPING_MS);
  housekeeping.unref();
  return {
    server,
    context,
    tableEngine,
    readSetupCode: () => readSetupCode(context),
    idle: () => jobs.idle(),
    keepHouse: clearUp,
    // Begun while the server is small and serves nobody.
    prepare: () => starter.prepare(),
    async readAhead() {
      await retrieval.readAhead();
      await drafting.readAhead();
    },
    async close() {
      clearInterval(housekeeping);
      endChaining();
      await Promise.all([server.close(), runs.close(), jobs.stop(), backups.close()]);
      await similarCases.close();
      await citationAudits.close();
      await gate.close();
      await node.close();
      await fileReading.close();
      await tableEngine.close();
      await starter.close();
    },
  };
}

/** For how many days the newest backups keep what was deleted since. */
const keptDaysOf = (environment: Environment): number =>
  Math.max(environment.MINGFA_BACKUP_KEEP_DAILY, environment.MINGFA_BACKUP_KEEP_WEEKLY * 7);

function noBackUp(): Promise<never> {
  return Promise.reject(new Error('Backups are made by the process that opened the database.'));
}

/** Removes what has had its time: guests who are gone, old request keys, events of old runs. */
async function keepHouse(context: AccountContext, features: { keepHouse(): Promise<void> }[]): Promise<void> {
  try {
    await forgetOldKeys(context);
    await forgetOldRows(context);
    await forgetNetworks(context);
    await chainEvents(context, { everywhere: true });
    await removeGoneGuests(context);
    await removeOldCleanCopies(context);
    while ((await pruneRuns(context)) > 0);
    for (const feature of features) await feature.keepHouse();
  } catch (error) {
    context.logger.error({ error: errorForLog(error) }, 'housekeeping failed');
  }
}
