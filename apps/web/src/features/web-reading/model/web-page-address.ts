/** The screen of pages kept. */
export const WEB_PAGES = '/web_reading';

export const webPageAddress = (webPageId: string): string => `${WEB_PAGES}/${webPageId}`;
