import type { TimeRange } from '@mingfa/contract/evidence';
import type { RecordingDesk } from '../model/recording-desk.ts';
import { DetailsDialog } from './dialogs/details-dialog.tsx';
import { ExportSheet } from './dialogs/export-sheet.tsx';
import { ImportDialog } from './dialogs/import-dialog.tsx';
import { KeysSheet } from './dialogs/keys-sheet.tsx';
import { SpeakersSheet } from './dialogs/speakers-sheet.tsx';
import { ToBaseDialog } from './dialogs/to-base-dialog.tsx';
import { TranscribeDialog } from './dialogs/transcribe-dialog.tsx';

/** What lies over the screen of a recording. */
export type OpenedDialog =
  | { kind: 'export'; range: TimeRange | null }
  | { kind: 'transcribe' | 'import' | 'details' | 'speakers' | 'keys' | 'base' };

interface RecordingDialogsProps {
  desk: RecordingDesk;
  opened: OpenedDialog | null;
  onClose: () => void;
}

/** The one dialog that is open. */
export function RecordingDialogs({ desk, opened, onClose }: RecordingDialogsProps) {
  const { recording } = desk;
  switch (opened?.kind) {
    case 'export':
      return <ExportSheet desk={desk} range={opened.range} onClose={onClose} />;
    case 'transcribe':
      return <TranscribeDialog recording={recording} onClose={onClose} />;
    case 'import':
      return <ImportDialog recording={recording} onClose={onClose} />;
    case 'details':
      return <DetailsDialog recording={recording} onClose={onClose} />;
    case 'speakers':
      return <SpeakersSheet desk={desk} onClose={onClose} />;
    case 'keys':
      return <KeysSheet onClose={onClose} />;
    case 'base':
      return <ToBaseDialog recording={recording} onClose={onClose} />;
    default:
      return null;
  }
}
