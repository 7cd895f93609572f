import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

export type ActivityTab = 'intro' | 'remark';

/**
 * What is written about an activity. @param children the text of the chosen tab @param onTab absent where there is no
 * remark, and so nothing to choose
 */
export function ActivityTabs({
  tab,
  onTab,
  children,
}: {
  tab: ActivityTab;
  onTab?: ((tab: ActivityTab) => void) | undefined;
  children: ReactNode;
}) {
  const { t } = useLingui();
  if (!onTab) return <Card title={<Trans>Introduction</Trans>}>{children}</Card>;
  return (
    <Card>
      <Tabs
        label={t`About the activity`}
        tabs={[
          { id: 'intro', label: t`Introduction` },
          { id: 'remark', label: t`Remark` },
        ]}
        value={tab}
        onChange={onTab}
      >
        {children}
      </Tabs>
    </Card>
  );
}
