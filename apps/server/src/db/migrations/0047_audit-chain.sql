CREATE TABLE "audit_link" (
	"position" bigint PRIMARY KEY NOT NULL,
	"event_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- harmless to the release before: its searches by person go on, a little slower
DROP INDEX "audit_event_user";--> statement-breakpoint
CREATE UNIQUE INDEX "audit_link_event" ON "audit_link" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "session_seen" ON "session" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "audit_event_age" ON "audit_event" USING btree ("happened_at","id");--> statement-breakpoint
CREATE INDEX "audit_event_kind" ON "audit_event" USING btree ("thing_kind","happened_at","id");--> statement-breakpoint
CREATE INDEX "audit_event_action" ON "audit_event" USING btree ("action","happened_at","id");--> statement-breakpoint
CREATE INDEX "audit_event_thing" ON "audit_event" USING btree ("thing_id");--> statement-breakpoint
CREATE INDEX "run_age" ON "run" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_event_user" ON "audit_event" USING btree ("user_id","happened_at","id");--> statement-breakpoint
CREATE FUNCTION "refuse_link_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'audit_link is only added to';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_link_is_only_added_to" BEFORE UPDATE OR DELETE ON "audit_link" FOR EACH ROW EXECUTE FUNCTION "refuse_link_change"();
