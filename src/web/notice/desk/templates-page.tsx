import { useSearch } from '@tanstack/react-router';
import { TemplateEditor } from './template-editor.tsx';
import { TemplateList } from './template-list.tsx';

/** What the portal writes to people: every trigger, or the texts of one. */
export function TemplatesPage() {
  const { trigger, language = 'zh', channel = 'MAIL', eventId } = useSearch({ from: '/admin/templates' });
  return trigger ? (
    <TemplateEditor which={{ trigger, language, channel, eventId }} />
  ) : (
    <TemplateList eventId={eventId} />
  );
}
