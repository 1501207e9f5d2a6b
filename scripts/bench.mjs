// `npm run bench -- <name> [options]`: runs one of the programs under bench/ against a started server.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { become, buildWeb, installDependencies, node, root } from './project.mjs';

const [name, ...options] = process.argv.slice(2);
const names = readdirSync(join(root, 'bench'), { withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => entry.name.replace(/\.ts$/, ''));
if (!name || !existsSync(join(root, 'bench', `${name}.ts`))) {
  console.error(`npm run bench -- <name>, where <name> is one of: ${names.join(', ')}`);
  process.exit(2);
}
installDependencies({ forTests: true });
buildWeb();
become(node, [`bench/${name}.ts`, ...options]);
