import { once } from 'node:events';
import { isIP, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';

/** Opens a connection to an address that was checked. `serverName` is what the certificate must be for. */
export type ConnectToAddress = (
  target: { address: string; port: number; secure: boolean; serverName: string },
  signal: AbortSignal,
) => Promise<Duplex>;

/** A connection to an IP address: there is no name in it that could be looked up again. */
export const connectToAddress: ConnectToAddress = async (target, signal) => {
  if (isIP(target.address) === 0) throw new Error('Only a checked address may be connected to.');
  signal.throwIfAborted();
  const socket = new Socket();
  // A late failure of a connection nobody uses any more must not end the process.
  socket.on('error', () => {});
  try {
    const connected = once(socket, 'connect', { signal });
    socket.connect({ host: target.address, port: target.port });
    await connected;
    if (!target.secure) return socket;
    const isName = isIP(target.serverName) === 0;
    const secured = connectTls({
      socket,
      host: target.serverName,
      ...(isName ? { servername: target.serverName } : {}),
      ALPNProtocols: ['http/1.1'],
    });
    secured.on('error', () => {});
    await once(secured, 'secureConnect', { signal });
    return secured;
  } catch (error) {
    socket.destroy();
    throw error;
  }
};
