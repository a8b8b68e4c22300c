/** A category as the frame lists it: a link to /events?category={slug}. */
export interface FrameCategory {
  name: string;
  slug: string;
  event_count: number;
}

export interface FrameNotification {
  id: string;
  title: string;
  text: string;
  /** Where it leads, a path of ours. */
  to: string;
  unread: boolean;
}
