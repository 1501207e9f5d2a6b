import { FORMAT_LABELS } from '@mingfa/contract/labels/format-labels';
import { currentLanguage } from '../../lib/i18n.ts';
import type { FileChoice } from './labelled-file.ts';

/** Formats of files without words that were asked and answered: Word and PDF first. */
export const PRINTED_FORMATS = ['docx', 'pdf', 'html'] as const;

/** The formats of a file as choices of a menu. */
export function formatChoices<Format extends keyof (typeof FORMAT_LABELS)['en']>(
  formats: readonly Format[],
  download: (format: Format, cleanCopyId?: string) => Promise<void>,
): FileChoice[] {
  const labels = FORMAT_LABELS[currentLanguage()];
  return formats.map((format) => ({
    key: format,
    label: labels[format],
    download: (cleanCopyId) => download(format, cleanCopyId),
  }));
}
