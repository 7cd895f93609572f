import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react';

/** Where files can be dropped or pasted; what is inside shows itself as the place while a file hangs over it. */
export function DropArea({
  label,
  active,
  onFiles,
  children,
}: {
  label: string;
  active: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}) {
  const [over, setOver] = useState(false);
  const take = (event: DragEvent | ClipboardEvent, files: FileList | undefined) => {
    if (!active || !files || files.length === 0) return;
    event.preventDefault();
    onFiles([...files]);
  };
  return (
    <section
      aria-label={label}
      className={`rounded-card border-2 border-dashed p-3 ${over ? 'border-brand bg-brand-soft' : 'border-line'}`}
      onDragOver={(event) => {
        if (!active || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        take(event, event.dataTransfer.files);
      }}
      onPaste={(event) => take(event, event.clipboardData.files)}
    >
      {children}
    </section>
  );
}
