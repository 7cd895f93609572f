import type { useForm } from '#web/ui/use-form.ts';
import type { ActivityForm } from './activity-form.ts';

/** What a part of the activity's form gets. */
export interface FormTabProps {
  form: ReturnType<typeof useForm<ActivityForm>>;
  activityId: string;
}
