import { Suspense, useState } from 'react';
import type { FileChoice, LabelledFile } from './labelled-file.ts';
import { LazyCleanCopyDialog, LazyLabelNote } from './lazy-file-label.tsx';

/** The label of a file below the button that exports it. */
export function FileLabelNote({ choices, ...file }: LabelledFile & { choices: readonly FileChoice[] }) {
  const [asksClean, setAsksClean] = useState(false);
  return (
    <Suspense>
      <LazyLabelNote {...file} onCleanCopy={() => setAsksClean(true)} />
      {asksClean ? (
        <LazyCleanCopyDialog {...file} choices={choices} onClose={() => setAsksClean(false)} />
      ) : null}
    </Suspense>
  );
}
