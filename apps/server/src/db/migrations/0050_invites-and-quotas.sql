CREATE TABLE "invite_claim" (
	"user_id" text PRIMARY KEY NOT NULL,
	"inviter_id" text,
	"claimed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invite_request" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"invite_id" text,
	"sent" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text
);
--> statement-breakpoint
CREATE TABLE "personal_code" (
	"user_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vip_grant" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"source" text NOT NULL,
	"days" integer NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"granted_by" text,
	"granted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "given_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invite_claim" ADD CONSTRAINT "invite_claim_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_claim" ADD CONSTRAINT "invite_claim_inviter_id_user_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_request" ADD CONSTRAINT "invite_request_invite_id_invite_id_fk" FOREIGN KEY ("invite_id") REFERENCES "public"."invite"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_request" ADD CONSTRAINT "invite_request_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_code" ADD CONSTRAINT "personal_code_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_grant" ADD CONSTRAINT "vip_grant_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_grant" ADD CONSTRAINT "vip_grant_granted_by_user_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invite_claim_inviter" ON "invite_claim" USING btree ("inviter_id","claimed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invite_request_open" ON "invite_request" USING btree ("mobile") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "invite_request_state" ON "invite_request" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "invite_request_age" ON "invite_request" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "personal_code_code" ON "personal_code" USING btree ("code");--> statement-breakpoint
CREATE INDEX "vip_grant_user" ON "vip_grant" USING btree ("user_id","granted_at");