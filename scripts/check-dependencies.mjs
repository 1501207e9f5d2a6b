// Checks what the product ships with: licences of all packages it runs on, and advisories known of them where the registry answers.
import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describePackage, productionPackages, readPackage, workspaces } from './production-packages.mjs';
import { environment, root } from './project.mjs';
import { noticeProblems } from './third-party-notices.mjs';

/** Licences that ask for no more than their notice, and MPL-2.0, which reaches no further than its own files. */
const FREE = new Set(
  'MIT MIT-0 ISC BSD BSD-2-Clause BSD-3-Clause 0BSD Apache-2.0 MPL-2.0 CC0-1.0 CC-BY-4.0 Unlicense BlueOak-1.0.0 Python-2.0 Zlib WTFPL PostgreSQL OFL-1.1'.split(
    ' ',
  ),
);
const AUDIT_TIMEOUT_MS = 20_000;
const GRAVE = ['high', 'critical'];

/** True for an SPDX expression all of whose terms are free, or one of two to choose from. */
function isFree(expression) {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (/ OR /.test(plain)) return plain.split(' OR ').some(isFree);
  return plain.split(' AND ').every((term) => FREE.has(term.replace(/^\((.*)\)$/, '$1').trim()));
}

function licenceProblems(folders) {
  return folders.flatMap((folder) => {
    const { name, version, licence } = describePackage(folder);
    return isFree(licence ?? '') ? [] : [`${name} ${version}: licence ${licence ?? 'not stated'}`];
  });
}

/** The registry's answer about the packages that run; null where it cannot be asked. */
function audit() {
  const args = [
    'audit',
    '--omit=dev',
    '--json',
    '--fetch-retries=0',
    `--fetch-timeout=${AUDIT_TIMEOUT_MS / 2}`,
  ];
  const child = spawn('npm', args, {
    cwd: root,
    env: environment,
    timeout: AUDIT_TIMEOUT_MS,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', () => {
      try {
        const answer = JSON.parse(output);
        resolve(answer.vulnerabilities && !answer.error ? Object.values(answer.vulnerabilities) : null);
      } catch {
        resolve(null);
      }
    });
  });
}

/** Dependencies that neither a workspace nor its build imports, but for its tests: they belong to devDependencies. */
function testsAlone() {
  return workspaces.flatMap((workspace) => {
    const sources = globSync(['src/**/*.{ts,tsx,json}', '*.config.ts'], { cwd: workspace })
      .filter((file) => !/\.test\.tsx?$|(?:^|\/)testing\//.test(file))
      .map((file) => readFileSync(join(workspace, file), 'utf8'));
    const { name, dependencies = {} } = readPackage(workspace);
    return Object.keys(dependencies)
      .filter((wanted) => {
        const imported = new RegExp(`['"]${wanted}(?:/[^'"]*)?['"]`);
        return !sources.some((source) => imported.test(source));
      })
      .map((wanted) => `${name}: no code that ships imports ${wanted}; list it under devDependencies`);
  });
}

const [folders, advisories] = [productionPackages(), await audit()];
const problems = [...licenceProblems(folders), ...noticeProblems(folders), ...testsAlone()];
console.log(`${folders.length} packages run with the product`);
if (advisories === null) console.log('advisories: skipped, the registry did not answer');
for (const { name, severity, range } of advisories ?? []) {
  const line = `${name} ${range}: advisory, ${severity}`;
  if (GRAVE.includes(severity)) problems.push(line);
  else console.log(line);
}
for (const problem of problems) console.log(problem);
process.exit(problems.length > 0 ? 1 : 0);
