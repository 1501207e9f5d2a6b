import type { AppContext, Caller, MakingContext } from '../ports/app-context.ts';
import { makeWithoutKey } from './make-without-key.ts';

/** The command line of this machine: it acts as an administrator without being a person. */
export const COMMAND_LINE: Caller = { userId: 'control', sessionId: 'control', role: 'admin' };

/** The context of a verb that is called from the command line, without a server. */
export function onCommandLine<Context extends AppContext>(context: Context): Context & MakingContext {
  return {
    ...context,
    caller: COMMAND_LINE,
    language: 'zh-CN',
    signal: new AbortController().signal,
    request: { requestId: 'command-line', address: '', userAgent: '' },
    makeOnce: makeWithoutKey(context),
  };
}
