import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ZoomRange } from '#web/scanner/lens.ts';
import type { Scanner } from '#web/scanner/use-scanner.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';

export type Tool = 'typed' | 'search' | 'group';

function ToolButton({
  icon,
  pressed,
  onClick,
  children,
}: {
  icon: IconName;
  pressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className="flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 rounded-lg px-0.5 text-xs leading-tight text-ink hover:bg-sunken aria-pressed:bg-brand-soft aria-pressed:text-on-brand-soft"
    >
      <Icon name={icon} />
      <span className="max-w-full truncate">{children}</span>
    </button>
  );
}

const zoomSteps = [1, 1.5, 2, 3];

/** The next step that the lens can do, and back to the first. */
const nextZoom = ({ least, most, value }: ZoomRange): number =>
  zoomSteps.find((step) => step > value + 0.05 && step <= most) ?? Math.max(1, least);

/** Light, camera, and the other ways to sign somebody in, within reach of the thumb. */
export function ToolRow({
  scanner,
  people,
  onTool,
  onPicture,
}: {
  scanner: Scanner;
  /** Search and tick list; a station that stands by itself has neither. */
  people: boolean;
  onTool: (tool: Tool) => void;
  onPicture: (file: File) => void;
}) {
  const { t } = useLingui();
  const { camera } = scanner;
  const on = camera.status === 'ON' ? camera : null;
  const zoom = on?.zoom ?? null;
  const next = on?.lenses[(on.lenses.findIndex((lens) => lens.id === on.lens.id) + 1) % on.lenses.length];
  return (
    <div role="toolbar" aria-label={t`Ways to sign in`} className="flex gap-0.5 px-1 pb-[env(safe-area-inset-bottom)]">
      {on && on.torch !== null && (
        <ToolButton icon="torch" pressed={on.torch} onClick={() => scanner.setTorch(!on.torch)}>
          <Trans comment="The lamp of the phone; one short word">Light</Trans>
        </ToolButton>
      )}
      {on && on.lenses.length > 1 && next && (
        <ToolButton icon="camera-switch" onClick={() => scanner.choose(next.id)}>
          <Trans comment="Changes to the next camera; one short word">Camera</Trans>
        </ToolButton>
      )}
      {zoom && (
        <ToolButton icon="search" onClick={() => scanner.setZoom(nextZoom(zoom))}>
          {`${zoom.value.toFixed(1)}×`}
        </ToolButton>
      )}
      <ToolButton icon="keyboard" onClick={() => onTool('typed')}>
        <Trans comment="Type the code; one short word">Type</Trans>
      </ToolButton>
      <label className="flex min-h-14 min-w-0 flex-1 cursor-pointer flex-col items-center justify-center gap-0.5 rounded-lg px-0.5 text-xs leading-tight has-focus-visible:outline-3 has-focus-visible:outline-brand hover:bg-sunken">
        <Icon name="image" />
        <span className="max-w-full truncate">
          <Trans comment="Read the code from a picture; one short word">Picture</Trans>
        </span>
        <input
          type="file"
          accept="image/*"
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) onPicture(file);
          }}
        />
      </label>
      {people && (
        <>
          <ToolButton icon="search" onClick={() => onTool('search')}>
            <Trans comment="Search a person by name; one short word">Search</Trans>
          </ToolButton>
          <ToolButton icon="users" onClick={() => onTool('group')}>
            <Trans comment="Sign in several people of one unit; one short word">Group</Trans>
          </ToolButton>
        </>
      )}
    </div>
  );
}
