/** Whether words may lead there: to a page of the web, never to a script or a file. */
export const isWebAddress = (address: string | undefined): address is string =>
  address !== undefined && /^https?:\/\//i.test(address) && URL.canParse(address);
