// `npm start`: installs, builds, migrates and starts, on Node 20 or newer and npm alone.
import { become, buildWeb, installDependencies, node } from './project.mjs';

installDependencies();
buildWeb();
become(node, ['apps/server/src/main.ts']);
