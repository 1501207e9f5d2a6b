// Runs one of the server's command-line programs: `node scripts/run.mjs <file> [arguments]`.
import { become, installDependencies, node } from './project.mjs';

installDependencies();
become(node, process.argv.slice(2));
