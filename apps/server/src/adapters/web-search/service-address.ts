import { AppError } from '../../ports/app-error.ts';

/** The address of a service's endpoint under its base, which may be a folder, or the endpoint itself, as people copy it. */
export function serviceAddress(baseUrl: string, path: string): URL {
  const address = URL.parse(baseUrl);
  if (!address) throw new AppError('web_search_unreachable');
  const folder = address.pathname.replace(/\/+$/, '');
  address.pathname = folder.endsWith(path) ? folder : `${folder}${path}`;
  address.search = '';
  address.hash = '';
  return address;
}
