import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { changed } from '#web/api/changed.ts';
import { fieldQuery } from '#web/file/calls.ts';
import { UploadField, type UploadFieldProps } from '#web/file/upload-field.tsx';
import { LookAt } from './look-at.tsx';
import type { ShownFile } from './queries.ts';
import { OpenPins, RepliesOf } from './replies-of.tsx';

interface MakingFieldProps extends Pick<UploadFieldProps, 'owner' | 'group' | 'number'> {
  /** As they were handed over, with what was said of them. */
  files: readonly ShownFile[];
  /** What is read anew when something is added or taken away. */
  changes: QueryKey;
}

/** A field for whoever makes the files that another judges, with what was said of each. */
export function MakingField({ owner, group, number, files, changes }: MakingFieldProps) {
  const { data } = useQuery(fieldQuery({ ownerKind: owner.kind, ownerId: owner.id, group }));
  const standing = data?.files.map(({ newest, result }) => `${newest.id} ${newest.state} ${result}`).join('\n');
  const before = useRef(standing);
  const readAnew = useEffectEvent(() => changed(changes));
  useEffect(() => {
    if (before.current !== undefined && standing !== before.current) void readAnew();
    before.current = standing;
  }, [standing]);
  const said = (fileId: string) => {
    const one = files.find(({ file }) => file.id === fileId);
    return one && hasWords(one) ? <Said one={one} /> : null;
  };
  return <UploadField owner={owner} group={group} number={number} said={said} />;
}

const hasWords = ({ versions }: ShownFile): boolean =>
  versions.some(({ replies, pins }) => replies.length + pins.length > 0);

const Said = ({ one }: { one: ShownFile }) => (
  <div className="flex flex-col items-start gap-3 *:w-full">
    <OpenPins one={one} />
    <RepliesOf one={one} />
    <div>
      <LookAt one={one} />
    </div>
  </div>
);
