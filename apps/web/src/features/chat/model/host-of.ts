/** Whose page it is: `www.court.gov.cn` → `court.gov.cn`; what is no address stays as it is. */
export const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : address;
