import { templateAddress } from '../../../lib/drafting-address.ts';

/** Where the fields of a template of one's own are set up. */
export const templateFieldsAddress = (templateId: string): string => `${templateAddress(templateId)}/fields`;
