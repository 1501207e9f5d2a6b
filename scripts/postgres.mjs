// A private PostgreSQL server for the tests.
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from './system-packages.mjs';

/** Starts a throw-away server; null where no PostgreSQL is installed. */
export function startPostgres() {
  const binaries = findPostgres();
  if (!binaries) return null;
  const folder = mkdtempSync(join(tmpdir(), 'mingfa-postgres-'));
  const asRoot = process.getuid?.() === 0;
  if (asRoot) {
    const [uid, gid] = ['-u', '-g'].map((option) =>
      Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout),
    );
    chownSync(folder, uid, gid);
  }
  chmodSync(folder, 0o755);
  const port = freePort();
  // PostgreSQL refuses to run as root.
  const command = (line) => {
    const result = asRoot
      ? spawnSync('su', ['postgres', '-s', '/bin/sh', '-c', line], { encoding: 'utf8', cwd: folder })
      : spawnSync('sh', ['-c', line], { encoding: 'utf8', cwd: folder });
    if (result.status !== 0) throw new Error(`PostgreSQL did not start: ${result.stderr || result.stdout}`);
  };
  const data = join(folder, 'data');
  command(`${binaries}/initdb -D ${data} -U postgres --auth=trust --encoding=UTF8 --locale=C.UTF-8`);
  const settings = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder} -c fsync=off -c max_connections=200`;
  command(`${binaries}/pg_ctl -D ${data} -l ${join(folder, 'log')} -w -o "${settings}" start`);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop() {
      command(`${binaries}/pg_ctl -D ${data} -m immediate stop`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort() {
  const script =
    "const s=require('net').createServer();s.listen(0,'127.0.0.1',()=>{console.log(s.address().port);s.close()})";
  return Number(spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' }).stdout);
}
