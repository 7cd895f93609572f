import type { MeetingFacts, MeetingMove, MeetingRole } from '#domain/schedule/meeting-moves.ts';
import { meetingMoves } from '#domain/schedule/meeting-moves.ts';
import { workflow } from '#server/workflow/workflow.ts';
import { scheduleAttendance } from '../tables.ts';

export type AttendanceRow = typeof scheduleAttendance.$inferSelect;

export const attendanceWorkflow = workflow<
  'schedule_meeting',
  AttendanceRow,
  'status',
  MeetingRole,
  MeetingFacts,
  MeetingMove
>({ kind: 'schedule_meeting', table: scheduleAttendance, status: 'status', moves: meetingMoves });
