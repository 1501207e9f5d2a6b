import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getInstallationSettings, saveInstallationSettings } from '../features/administration/index.ts';
import type { AppContext } from '../ports/app-context.ts';
import { onCommandLine } from '../runtime/command-line.ts';

/** A site on the loopback address that the installation allows to be read. */
export interface LoopbackSite {
  /** `http://127.0.0.1:40123` */
  address: string;
  close(): Promise<void>;
}

/** Starts a site, and lets the installation open it as an administrator would. It does not keep the process alive. */
export async function startLoopbackSite(
  context: AppContext,
  answer: RequestListener,
  options: { allow?: boolean } = {},
): Promise<LoopbackSite> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  if (options.allow !== false) {
    const settings = await getInstallationSettings(context);
    await saveInstallationSettings(onCommandLine(context), {
      ...settings,
      allowedHosts: [...settings.allowedHosts.slice(-40), host],
    });
  }
  return {
    address: `http://${host}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
