/** A folder of the server's machine as the address that a recogniser has: `/srv/模型` and `C:\模型` as `file:///…`. */
export function addressOfFolder(folder: string): string {
  const path = folder.trim().replaceAll('\\', '/');
  const encoded = path
    .split('/')
    .map(encodeURIComponent)
    .join('/')
    .replace(/^([A-Za-z])%3A/, '$1:');
  return `file://${encoded.startsWith('/') ? '' : '/'}${encoded}`;
}

/** The folder that an address names; null for one of a service. */
export function folderOfAddress(baseUrl: string): string | null {
  const address = URL.parse(baseUrl);
  if (address?.protocol !== 'file:') return null;
  return decodeURIComponent(address.pathname).replace(/^\/(?=[A-Za-z]:)/, '');
}
