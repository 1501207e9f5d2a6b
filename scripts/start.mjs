// `npm start`: installs, builds, migrates and starts, on Node 20 or newer and npm alone.
import { become, buildWeb, environment, installDependencies, node } from './project.mjs';

installDependencies();
buildWeb();
// glibc otherwise keeps what large buffers took: some 90 MB after a start.
become(node, ['apps/server/src/main.ts'], { MALLOC_TRIM_THRESHOLD_: '131072', ...environment });
