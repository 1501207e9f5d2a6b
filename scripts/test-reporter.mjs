// Tells `npm test` what vitest ran: how many tests of each outcome, which failed and in which file, and the seconds of each
// file with its imports and hooks.
import { writeFileSync } from 'node:fs';

export default class TestReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    const failures = [];
    const failedFiles = new Set();
    const seconds = {};
    // Outside any test: in a module, or in the hooks of a file whose tests then did not run.
    let errors = unhandledErrors.length;
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        counts[state === 'pending' ? 'skipped' : state] += 1;
        if (state !== 'failed') continue;
        failures.push(`${module.project.name} ${module.relativeModuleId} › ${test.fullName}`);
        failedFiles.add(module.relativeModuleId);
      }
      if (!module.ok() && !failedFiles.has(module.relativeModuleId)) errors += 1;
      const { collectDuration, prepareDuration, setupDuration, environmentSetupDuration, duration } =
        module.diagnostic();
      const milliseconds =
        collectDuration + prepareDuration + setupDuration + environmentSetupDuration + duration;
      seconds[`${module.project.name} ${module.relativeModuleId}`] = milliseconds / 1000;
    }
    const report = { counts, failures, failedFiles: [...failedFiles], errors, seconds };
    writeFileSync('test-results/tests.json', JSON.stringify(report));
  }
}
