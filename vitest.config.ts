import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import {
  ON_POSTGRESQL,
  ON_SERVER_ALONE,
  testsOnDatabase,
  testsOnServerWhereThereIsOne,
} from './apps/server/src/testing/tests-on-database.ts';
import budget from './scripts/test-budget.json' with { type: 'json' };

/**
 * The longest files of a project first, so that no core is idle while the last of them runs; the projects one after
 * another, because their files share the modules that a worker has loaded.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = PROJECTS.map(({ test }) => test?.name);
    const seconds = ({ project, moduleId }: TestSpecification) => {
      const path = moduleId.slice(import.meta.dirname.length + 1);
      return (budget as Record<string, number>)[`${project.name} ${path}`] ?? 0;
    };
    return files.toSorted(
      (one, other) =>
        order.indexOf(one.project.name) - order.indexOf(other.project.name) || seconds(other) - seconds(one),
    );
  }
}

const databaseServer = process.env.TEST_DATABASE_URL;
const globalSetup = ['apps/server/src/testing/global-setup.ts'];

const PROJECTS: TestProjectInlineConfiguration[] = [
  {
    test: {
      name: 'server',
      include: ['apps/server/src/**/*.test.ts'],
      exclude: [
        ...configDefaults.exclude,
        ON_SERVER_ALONE,
        ...(databaseServer ? testsOnServerWhereThereIsOne(import.meta.dirname) : []),
      ],
      globalSetup,
    },
  },
  {
    test: {
      // Where there is a database server; without one all of it runs on the embedded database.
      name: ON_POSTGRESQL,
      include: databaseServer ? testsOnDatabase(import.meta.dirname) : [],
      globalSetup,
    },
  },
  {
    test: {
      name: 'web',
      include: ['apps/web/src/**/*.test.{ts,tsx}'],
      environment: 'jsdom',
      setupFiles: ['apps/web/src/testing/start-anew.ts', 'apps/web/src/testing/be-patient.ts'],
    },
  },
  {
    test: {
      name: 'packages',
      include: ['packages/*/src/**/*.test.ts', 'content/src/**/*.test.ts', 'bench/**/*.test.ts'],
    },
  },
];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Files make what they need and take it away again: they may share a worker and the modules in it.
    isolate: false,
    maxWorkers: 2,
    // No test waits for time to pass; a busy machine gets the time it needs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: PROJECTS.map((project) => ({ extends: true, ...project })),
  },
});
