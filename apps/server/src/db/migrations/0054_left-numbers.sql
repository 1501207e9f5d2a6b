CREATE TABLE "left_number" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"number_hash" text,
	"kept_until" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"inviter_id" text,
	"inviter_left_id" text,
	"day" text,
	"used" jsonb
);
--> statement-breakpoint
ALTER TABLE "invite_claim" ADD COLUMN "inviter_left_id" text;--> statement-breakpoint
ALTER TABLE "left_number" ADD CONSTRAINT "left_number_inviter_id_user_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "left_number" ADD CONSTRAINT "left_number_inviter_left_id_left_number_id_fk" FOREIGN KEY ("inviter_left_id") REFERENCES "public"."left_number"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "left_number_hash" ON "left_number" USING btree ("number_hash");--> statement-breakpoint
CREATE INDEX "left_number_inviter" ON "left_number" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "left_number_inviter_left" ON "left_number" USING btree ("inviter_left_id");--> statement-breakpoint
ALTER TABLE "invite_claim" ADD CONSTRAINT "invite_claim_inviter_left_id_left_number_id_fk" FOREIGN KEY ("inviter_left_id") REFERENCES "public"."left_number"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invite_claim_inviter_left" ON "invite_claim" USING btree ("inviter_left_id");