import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Badge } from '#web/ui/badge.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import type { Tone } from '#web/ui/tone.ts';

export function StateBadge({
  of: { label, tone, icon },
}: {
  of: { label: MessageDescriptor; tone: Tone; icon: IconName };
}) {
  const { i18n } = useLingui();
  return (
    <Badge tone={tone} icon={icon}>
      {i18n._(label)}
    </Badge>
  );
}
