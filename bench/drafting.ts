// What drafting takes: its rules by themselves, and over HTTP at a started server.
// `npm run bench -- drafting [--rounds 20]`
import { parseArgs } from 'node:util';
import { measureRules } from './drafting/rules.ts';
import { measureServed } from './drafting/served.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
const met = [await measureRules(), await measureServed(Number(values.rounds))];
if (!met.every(Boolean)) process.exitCode = 1;
