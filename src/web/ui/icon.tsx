import sprite from './icons.svg?url&no-inline';

/** The pictures of icons.svg, which is one small file outside the JavaScript. */
export type IconName =
  | 'home'
  | 'calendar'
  | 'clock'
  | 'place'
  | 'user'
  | 'users'
  | 'id-card'
  | 'log-in'
  | 'log-out'
  | 'menu'
  | 'more'
  | 'close'
  | 'check'
  | 'check-circle'
  | 'plus'
  | 'star'
  | 'star-full'
  | 'minus'
  | 'edit'
  | 'trash'
  | 'search'
  | 'filter'
  | 'sort'
  | 'chevron-left'
  | 'chevron-right'
  | 'chevron-down'
  | 'chevron-up'
  | 'arrow-left'
  | 'arrow-right'
  | 'external'
  | 'download'
  | 'upload'
  | 'file'
  | 'image'
  | 'camera'
  | 'camera-switch'
  | 'torch'
  | 'keyboard'
  | 'qr'
  | 'scan'
  | 'wifi'
  | 'wifi-off'
  | 'sync'
  | 'warning'
  | 'info'
  | 'stop'
  | 'question'
  | 'hourglass'
  | 'sound'
  | 'sound-off'
  | 'vibrate'
  | 'sun'
  | 'moon'
  | 'globe'
  | 'bell'
  | 'mail'
  | 'phone'
  | 'bed'
  | 'dinner'
  | 'print'
  | 'history'
  | 'undo'
  | 'settings'
  | 'lock'
  | 'key'
  | 'copy'
  | 'flag'
  | 'building'
  | 'link'
  | 'eye'
  | 'eye-off'
  | 'pause'
  | 'play'
  | 'briefcase'
  | 'forum'
  | 'exchange'
  | 'presentation'
  | 'megaphone'
  | 'booth'
  | 'ban'
  | 'send'
  | 'save'
  | 'grid'
  | 'list'
  | 'columns'
  | 'battery'
  | 'device';

const sizes = { sm: 'size-4', md: 'size-5', lg: 'size-7', xl: 'size-12' } as const;

/** Decoration beside a word by default; `label` where the picture stands alone. */
export function Icon({ name, size = 'md', label }: { name: IconName; size?: keyof typeof sizes; label?: string }) {
  return (
    <svg
      className={`${sizes[size]} shrink-0`}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
