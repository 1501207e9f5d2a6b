import { type ReactNode, Suspense, useState } from 'react';
import { ActionMenu, type MenuTriggerProps } from '../action-menu.tsx';
import type { FileChoice, LabelledFile } from './labelled-file.ts';
import { LazyCleanCopyDialog, LazyLabelNote } from './lazy-file-label.tsx';

export interface ExportActionsProps {
  /** Null: there is nothing to export yet. */
  file: LabelledFile | null;
  choices: readonly FileChoice[];
  label: string;
  /** The button that opens it; `isMaking` while a file is made. */
  trigger: (props: MenuTriggerProps, isMaking: boolean) => ReactNode;
}

/** The forms of a file in a menu, with the label it will carry. */
export function ExportActions({ file, choices, label, trigger }: ExportActionsProps) {
  const [making, setMaking] = useState(0);
  const [asksClean, setAsksClean] = useState(false);
  const download = async (choice: FileChoice) => {
    setMaking((count) => count + 1);
    await choice.download();
    setMaking((count) => count - 1);
  };
  return (
    <>
      <ActionMenu
        label={label}
        actions={choices.map((choice) => ({
          key: choice.key,
          label: choice.label,
          onSelect: () => void download(choice),
        }))}
        trigger={(props) => trigger(props, making > 0)}
        foot={(close) =>
          file ? (
            <Suspense>
              <LazyLabelNote
                {...file}
                inMenu
                onCleanCopy={() => {
                  close();
                  setAsksClean(true);
                }}
              />
            </Suspense>
          ) : null
        }
      />
      {asksClean && file ? (
        <Suspense>
          <LazyCleanCopyDialog {...file} choices={choices} onClose={() => setAsksClean(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
