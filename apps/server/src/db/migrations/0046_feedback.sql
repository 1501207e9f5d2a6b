-- Every two neighbouring letters of a text: what an index finds words in the middle by, in a language without blanks.
CREATE FUNCTION "text_pairs"(text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 2000 AS $$
  select coalesce(array_agg(distinct substr(lower($1), place, 2)), '{}') from generate_series(1, greatest(length($1) - 1, 0)) place
$$;--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"kind" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"message_id" text,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"context" jsonb,
	"screenshot_key" text,
	"state" text DEFAULT 'new' NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"address_hash" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_message" ON "feedback" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "feedback_age" ON "feedback" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "feedback_state" ON "feedback" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "feedback_kind" ON "feedback" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "feedback_user" ON "feedback" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "feedback_address" ON "feedback" USING btree ("address_hash","created_at") WHERE address_hash is not null;--> statement-breakpoint
CREATE INDEX "feedback_words" ON "feedback" USING gin (text_pairs(text));--> statement-breakpoint
CREATE INDEX "user_members" ON "user" USING btree ("created_at","id") WHERE role <> 'guest';--> statement-breakpoint
CREATE INDEX "user_role" ON "user" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "user_locked" ON "user" USING btree ("created_at","id") WHERE disabled;--> statement-breakpoint
CREATE INDEX "user_vip" ON "user" USING btree ("vip_until") WHERE vip_until is not null;--> statement-breakpoint
CREATE INDEX "user_words" ON "user" USING gin (text_pairs(nickname || ' ' || coalesce(mobile, '')));--> statement-breakpoint
INSERT INTO "feedback" ("id", "user_id", "kind", "text", "message_id", "reasons", "created_at")
SELECT 'fbk_' || substr(md5(f."message_id"), 1, 21), c."user_id", 'answer', f."comment", f."message_id", f."reasons", f."created_at"
FROM "answer_feedback" f JOIN "message" m ON m."id" = f."message_id" JOIN "conversation" c ON c."id" = m."conversation_id";
